import type { PlayTexts } from './en';

const play: PlayTexts = {
  map: {
    title: 'Mapa Italii',
    region: (name, more) => (more ? `${name}, ${more}` : name),
  },
};
export default play;
