// A WebAssembly module of ours: texts go in through its buffer and come out at its text.
export type Numbers = (...args: (number | bigint)[]) => number;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export class TextModule {
  private constructor(private readonly exports: WebAssembly.Exports) {}

  static async load(address: string): Promise<TextModule> {
    const compiled = await WebAssembly.compileStreaming(fetch(address));
    // Of the system the modules need the time alone (a bot thinks for so long): whatever else they import does nothing.
    const imports: WebAssembly.Imports = {};
    for (const { module, name } of WebAssembly.Module.imports(compiled)) {
      (imports[module] ??= {})[name] = name === 'clock_time_get' ? tellTime : () => 0;
    }
    const { exports } = await WebAssembly.instantiate(compiled, imports);
    function tellTime(_clock: number, _precision: bigint, at: number): number {
      const memory = (exports.memory as WebAssembly.Memory).buffer;
      new DataView(memory).setBigUint64(at, BigInt(Math.round(performance.now() * 1e6)), true);
      return 0;
    }
    (exports._initialize as (() => void) | undefined)?.();
    return new TextModule(exports);
  }

  has(name: string): boolean {
    return name in this.exports;
  }
  call(name: string, ...args: (number | bigint)[]): number {
    return (this.exports[name] as Numbers)(...args);
  }
  /** Puts a text into the buffer; the number of its bytes. */
  put(text: string): number {
    const data = encoder.encode(text);
    new Uint8Array(this.memory, this.call('buffer', data.length), data.length).set(data);
    return data.length;
  }
  text(): string {
    return decoder.decode(new Uint8Array(this.memory, this.call('text'), this.call('text_size')));
  }
  /** Calls, and reads the text that the call left. */
  answer<T>(name: string, ...args: (number | bigint)[]): T {
    this.call(name, ...args);
    return JSON.parse(this.text()) as T;
  }

  private get memory(): ArrayBuffer {
    return (this.exports.memory as WebAssembly.Memory).buffer;
  }
}
