const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/**
 * A part of an OpenAPI description.
 *
 * @typedef {Record<string, any>} Part
 */

/**
 * An operation in the list.
 *
 * @typedef {object} Operation
 * @property {string} method
 * @property {string} path
 * @property {string} hash The address of the operation's view, such as `#/Students/createStudent`.
 * @property {Part} description
 * @property {Part[]} parameters The parameters of the operation and of its path.
 * @property {string} words The text that the filter searches, in lower case.
 */

/** @typedef {{ name: string, description: string, operations: Operation[] }} Tag */

/** An OpenAPI description. References are resolved only when a part is shown, one at a time. */
export class Description {
  constructor(/** @type {Part} */ root) {
    this.root = root;
  }

  /** Returns the part to which a reference refers. @returns {Part} */
  resolve(/** @type {Part | undefined} */ part) {
    let found = part ?? {};
    while (typeof found.$ref === 'string') {
      const names = found.$ref.slice(2).split('/').map(unescapePointer);
      const { $ref: _followed, ...beside } = found;
      const target = names.reduce((/** @type {any} */ at, name) => at?.[name], this.root) ?? {};
      found = { ...target, ...beside };
    }
    return found;
  }

  /**
   * Returns the tags in the order of the description. The operations of each tag are sorted by path.
   *
   * @returns {Tag[]}
   */
  tags() {
    /** @type {Map<string, Tag>} */
    const tags = new Map(
      (this.root.tags ?? []).map((/** @type {any} */ { name, description = '' }) => [
        name,
        { name, description, operations: [] },
      ]),
    );
    for (const [path, shared] of Object.entries(this.root.paths ?? {})) {
      for (const method of METHODS.filter((each) => shared[each])) {
        const description = shared[method];
        const name = description.tags?.[0] ?? 'Other';
        /** @type {Tag} */
        const tag = tags.get(name) ?? { name, description: '', operations: [] };
        tags.set(name, tag);
        tag.operations.push(this.operation(tag.name, method, path, shared));
      }
    }
    const found = [...tags.values()].filter(({ operations }) => operations.length > 0);
    for (const { operations } of found) operations.sort((a, b) => a.path.localeCompare(b.path));
    return found;
  }

  /** @returns {Operation} */
  operation(
    /** @type {string} */ tag,
    /** @type {string} */ method,
    /** @type {string} */ path,
    /** @type {Part} */ shared,
  ) {
    const description = shared[method];
    const id = description.operationId ?? `${method}${path}`;
    const parameters = [...(shared.parameters ?? []), ...(description.parameters ?? [])];
    return {
      ...{ method, path, description },
      hash: `#/${encodeURIComponent(tag)}/${encodeURIComponent(id)}`,
      parameters: parameters.map((each) => this.resolve(each)),
      words: [tag, method, path, description.summary, id].join(' ').toLowerCase(),
    };
  }

  /** Returns the address to which the paths are appended. */
  get base() {
    return this.root.servers?.[0]?.url ?? '';
  }

  /** Returns the example of a body. Returns undefined if there is none. */
  example(/** @type {Part} */ media) {
    if (media.example !== undefined) return media.example;
    const [first] = Object.values(media.examples ?? {});
    return first && this.resolve(first).value;
  }
}

const unescapePointer = (/** @type {string} */ name) =>
  decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~');
