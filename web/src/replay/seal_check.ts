/** Whether the seed is what was sealed before the game; null where the browser cannot tell. */
export async function fitsSeal(seed: string, seal: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex === seal;
}
