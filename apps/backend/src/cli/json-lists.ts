/**
 * Streaming reader of a JSON document of lists, `{"items": [ … ], …}`. Only the outer structure is parsed here;
 * each entry goes through `JSON.parse`, so an error is reported with the position of its entry (decision 064).
 */
export interface ListEntry {
  list: string;
  /** Position in its list, from 0. */
  index: number;
  value: unknown;
}

/** The document is malformed; the message says where. */
export class InvalidJson extends Error {}

/** Bytes of one entry or name. Without a limit a missing quote would buffer the rest of the file. */
const MAX_ENTRY_BYTES = 1_000_000;
const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [0x7b, 0x7d, 0x5b, 0x5d];
const isSpace = (byte: number) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

/** Parser state: what may follow at the next byte that is not white space. */
type State =
  | 'document'
  | 'first name'
  | 'name'
  | 'colon'
  | 'list'
  | 'first entry'
  | 'entry'
  | 'after entry'
  | 'after list'
  | 'end';

/** State transitions by byte; any other byte is an error. */
const STEPS: Record<State, Partial<Record<number, State>>> = {
  document: { [OPEN_OBJECT]: 'first name' },
  'first name': { [CLOSE_OBJECT]: 'end' },
  name: {},
  colon: { [COLON]: 'list' },
  list: { [OPEN_LIST]: 'first entry' },
  'first entry': { [CLOSE_LIST]: 'after list' },
  entry: {},
  'after entry': { [COMMA]: 'entry', [CLOSE_LIST]: 'after list' },
  'after list': { [COMMA]: 'name', [CLOSE_OBJECT]: 'end' },
  end: {},
};
/** Where a name or entry ends: before or after the byte that was read, or not yet. */
type End = 'before' | 'after' | 'continues';

const NAMES: readonly State[] = ['first name', 'name'];
const ENTRIES: readonly State[] = ['first entry', 'entry'];

class Reader {
  #state: State = 'document';
  #list = '';
  #index = 0;
  readonly #seen = new Set<string>();
  /** State of the current name or entry: bytes of earlier chunks, nesting depth, whether it is inside a string. */
  #chunks: Buffer[] = [];
  #length = 0;
  #depth = 0;
  #inString = false;
  #escaped = false;
  #inValue = false;

  constructor(readonly names: readonly string[]) {}

  /** Yields the entries that end in this chunk. */
  *read(chunk: Buffer): Generator<ListEntry> {
    let at = 0;
    while (at < chunk.length) {
      if (!this.#inValue) {
        if (this.#startsValue(chunk[at] as number)) this.#inValue = true;
        else {
          at += 1;
          continue;
        }
      }
      const end = this.#endOf(chunk, at);
      this.#append(chunk.subarray(at, end ?? chunk.length));
      if (end === null) return;
      at = end;
      this.#inValue = false;
      const entry = this.#finish();
      if (entry) yield entry;
    }
  }

  /** @throws InvalidJson when the document is incomplete */
  end(): void {
    if (this.#state === 'end' && !this.#inValue) return;
    throw new InvalidJson(this.#list ? `it ends within ${this.#list}` : 'it ends too early');
  }

  /** Consumes a structural byte; true when a name or an entry starts here. */
  #startsValue(byte: number): boolean {
    if (isSpace(byte)) return false;
    const next = STEPS[this.#state][byte];
    if (next) {
      this.#state = next;
      return false;
    }
    if (NAMES.includes(this.#state) && byte === QUOTE) return true;
    if (ENTRIES.includes(this.#state) && byte !== COMMA && byte !== CLOSE_LIST && byte !== CLOSE_OBJECT) return true;
    if (this.#state === 'document') throw new InvalidJson('it has to hold an object');
    if (this.#state === 'list') throw new InvalidJson(`${this.#list} has to be a list`);
    const where = this.#list ? `${this.#list}[${this.#index}]` : 'the beginning';
    throw new InvalidJson(`${JSON.stringify(String.fromCharCode(byte))} is not expected at ${where}`);
  }

  /** The index after the last byte of the name or entry; null when it continues in the next chunk. */
  #endOf(chunk: Buffer, from: number): number | null {
    for (let at = from; at < chunk.length; at += 1) {
      const byte = chunk[at] as number;
      const end = this.#inString ? this.#stepInString(byte) : this.#stepInValue(byte);
      if (end !== 'continues') return end === 'before' ? at : at + 1;
    }
    return null;
  }

  #stepInString(byte: number): End {
    if (this.#escaped) this.#escaped = false;
    else if (byte === BACKSLASH) this.#escaped = true;
    else if (byte === QUOTE) {
      this.#inString = false;
      if (this.#depth === 0) return 'after';
    }
    return 'continues';
  }

  #stepInValue(byte: number): End {
    if (byte === QUOTE) this.#inString = true;
    else if (byte === OPEN_OBJECT || byte === OPEN_LIST) this.#depth += 1;
    else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
      // At depth 0 it closes the list around a number or a literal.
      if (this.#depth === 0) return 'before';
      this.#depth -= 1;
      if (this.#depth === 0) return 'after';
    } else if (this.#depth === 0 && (byte === COMMA || isSpace(byte))) return 'before';
    return 'continues';
  }

  #append(piece: Buffer): void {
    this.#chunks.push(piece);
    this.#length += piece.length;
    if (this.#length > MAX_ENTRY_BYTES)
      throw new InvalidJson(`${this.#list}[${this.#index}] is longer than ${MAX_ENTRY_BYTES} bytes`);
  }

  #finish(): ListEntry | null {
    const text = Buffer.concat(this.#chunks).toString('utf8');
    this.#chunks = [];
    this.#length = 0;
    const isName = NAMES.includes(this.#state);
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch (error) {
      throw new InvalidJson(`${isName ? text : `${this.#list}[${this.#index}]`}: ${(error as Error).message}`);
    }
    if (!isName) {
      this.#state = 'after entry';
      const entry = { list: this.#list, index: this.#index, value };
      this.#index += 1;
      return entry;
    }
    this.#list = value as string;
    if (!this.names.includes(this.#list)) throw new InvalidJson(`${this.#list} is none of ${this.names.join(', ')}`);
    if (this.#seen.has(this.#list)) throw new InvalidJson(`${this.#list} is there twice`);
    this.#seen.add(this.#list);
    this.#index = 0;
    this.#state = 'colon';
    return null;
  }
}

/**
 * Yields the entries of every list in document order, one array per chunk.
 * @param names the lists that are allowed
 * @throws InvalidJson
 */
export async function* readLists(chunks: AsyncIterable<Buffer>, names: readonly string[]): AsyncGenerator<ListEntry[]> {
  const reader = new Reader(names);
  let isFirst = true;
  for await (const chunk of chunks) {
    // Some editors write a byte order mark.
    const hasByteOrderMark = isFirst && chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf;
    isFirst = false;
    yield [...reader.read(hasByteOrderMark ? chunk.subarray(3) : chunk)];
  }
  reader.end();
}
