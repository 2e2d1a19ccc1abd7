import type { PlayTexts } from './en';

const play: PlayTexts = {
  map: {
    title: 'Carte de l’Italie',
    region: (name, more) => (more ? `${name}, ${more}` : name),
  },
};
export default play;
