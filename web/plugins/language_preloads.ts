// The texts of the first screen are asked for with the page itself, not when its script has found out the language:
// public/theme.js knows that too, and reads from its own tag which file has them.
import type { Plugin } from 'vite';

export function languagePreloads(languages: readonly string[]): Plugin {
  return {
    name: 'language-preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk');
        const addresses = languages.map((language) => {
          const chunk = chunks.find(({ facadeModuleId }) =>
            facadeModuleId?.endsWith(`/src/text/${language}.ts`),
          );
          if (!chunk) throw new Error(`no file has the texts of ${language}`);
          return `data-${language}="/${chunk.fileName}"`;
        });
        return html.replace('<script src="/theme.js"', `<script src="/theme.js" ${addresses.join(' ')}`);
      },
    },
  };
}
