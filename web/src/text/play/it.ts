import type { PlayTexts } from './en';

const play: PlayTexts = {
  map: {
    title: 'Mappa d’Italia',
    region: (name, more) => (more ? `${name}, ${more}` : name),
  },
};
export default play;
