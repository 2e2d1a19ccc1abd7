// What the checks of WebAssembly modules share: a module that exchanges texts (docs/wasm.md).
import { readFileSync } from "node:fs";

// The modules ask the system for nothing that they need but the time; whatever else they import may be called and
// does nothing.
const timeOfDay = (memory) => (id, precision, at) => {
  new DataView(memory().buffer).setBigUint64(at, BigInt(Math.round(performance.now() * 1e6)), true);
  return 0;
};

export const openModule = async (file) => {
  const compiled = await WebAssembly.compile(readFileSync(file));
  const imports = {};
  let api;
  for (const { module, name } of WebAssembly.Module.imports(compiled)) {
    (imports[module] ??= {})[name] = name === "clock_time_get" ? timeOfDay(() => api.memory) : () => 0;
  }
  ({ exports: api } = await WebAssembly.instantiate(compiled, imports));
  api._initialize?.();
  const put = (text) => {
    const data = new TextEncoder().encode(text);
    new Uint8Array(api.memory.buffer, api.buffer(data.length), data.length).set(data);
    return data.length;
  };
  const got = () => new TextDecoder().decode(new Uint8Array(api.memory.buffer, api.text(), api.text_size()));
  return { api, put, got };
};

export const fail = (text) => {
  console.error(text);
  process.exit(1);
};
