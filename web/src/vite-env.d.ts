/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:wasm/*' {
  const address: string;
  export default address;
}
