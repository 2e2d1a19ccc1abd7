import type { PlayTexts } from './en';

const play: PlayTexts = {
  map: {
    title: 'Карта Италии',
    region: (name, more) => (more ? `${name}, ${more}` : name),
  },
};
export default play;
