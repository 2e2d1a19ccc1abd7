// Before the first paint, so that a page in the dark never flashes white. The rest is shell/theme.svelte.ts.
(function () {
  var kept = null;
  try {
    kept = localStorage.getItem('condotta.theme');
  } catch {
    // Without storage the system decides.
  }
  var dark = kept ? kept === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
