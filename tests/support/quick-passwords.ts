import bcrypt from 'bcrypt';

/** The minimum work factor with which the service must hash passwords. */
const ASKED = 10;

/**
 * The minimum work factor of bcrypt. The usual work factor makes guessing passwords slow, and would make tests slow;
 * nothing else differs.
 */
const QUICK = 4;

const { hash } = bcrypt;

if (!('isQuick' in hash)) {
  const quick = async (password: string, cost: number): Promise<string> => {
    if (cost < ASKED) throw new Error(`A password is hashed with the work factor ${cost}, not ${ASKED}.`);
    return hash(password, QUICK);
  };
  bcrypt.hash = Object.assign(quick, { isQuick: true }) as typeof bcrypt.hash;
}
