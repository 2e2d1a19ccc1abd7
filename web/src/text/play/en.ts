const play = {
  map: {
    title: 'Map of Italy',
    region: (name: string, more: string) => (more ? `${name}, ${more}` : name),
  },
};
export type PlayTexts = typeof play;
export default play;
