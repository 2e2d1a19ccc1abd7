// Before the first paint, so that a page in the dark never flashes white. The rest is shell/theme.svelte.ts.
(function () {
  var theme = null;
  var language = null;
  try {
    theme = localStorage.getItem('condotta.theme');
    language = localStorage.getItem('condotta.language');
  } catch {
    // Without storage the system decides.
  }
  var dark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';

  // The texts come beside the script that will ask for them (plugins/language_preloads.ts); the choice is that of
  // text/languages.ts.
  var files = document.currentScript.dataset;
  var spoken = [language].concat(navigator.languages, 'en').map(function (tag) {
    return String(tag).slice(0, 2).toLowerCase();
  });
  var file = spoken.reduce(function (found, tag) {
    return found || files[tag];
  }, '');
  if (!file) return;
  var link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  document.head.append(link);
})();
