/** A pause that can be cut short. */
export interface WakeUp {
  /** Resolves after so many milliseconds, or at the next call of `wake`; at once where that came since the last pause. */
  pause(ms: number): Promise<void>;
  wake(): void;
}

export function createWakeUp(): WakeUp {
  let isAwake = false;
  let end: (() => void) | undefined;
  return {
    async pause(ms) {
      if (!isAwake) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          end = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      end = undefined;
      isAwake = false;
    },
    wake() {
      isAwake = true;
      end?.();
    },
  };
}
