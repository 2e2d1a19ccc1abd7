import type { LessonText } from '../shape';

const lesson: LessonText = {
  title: 'Come si vince l’Italia',
  about: 'Tre che si toccano, o cinque qualsiasi.',
  steps: [
    {
      text: [
        'In quattro al tavolo. Da quattro a sei giocatori vincono **tre regioni unite**, o **cinque ovunque**. In due o tre ne servono quattro, o sei.',
        'Siena e Lucca sono tue, ma non si toccano.',
      ],
    },
    {
      text: ['Il Condottiero è tuo. Quale regione **le unisce in un gruppo di tre**?'],
      task: 'Scegli quella regione.',
      wrong: {
        'place *': 'Sarebbe una terza regione, ma non unita a Siena e Lucca. Guarda che cosa c’è in mezzo.',
      },
    },
    {
      text: ['Firenze. Ora tutti al tavolo sanno che cosa vuoi, e non te la faranno facile.', 'Cominci tu.'],
      task: 'Gioca il 10.',
      wrong: {
        'play 6': 'Mettili subito alle strette: il 10.',
        'play drummer': 'Un tamburo e nessuno che marcia. Prima i soldati.',
        pass: 'Sarebbe regalare la battaglia che vince la partita.',
      },
    },
    {
      text: ['Tonio manda un 4, gli altri passano. **10 a 4**, e gli resta una carta. Vai sul sicuro.'],
      task: 'Gioca il Tamburino.',
      wrong: {
        'play 6': 'Anche 16 va bene, ma il tamburo dà 20 e risparmia il 6.',
        pass: 'Sei in testa, ma lui ha ancora una carta. Non rischiare l’Italia.',
      },
    },
    {
      text: ['**20 a 4**, e Tonio si inchina.'],
      task: 'Passa, e vinci l’Italia.',
      wrong: { 'play 6': 'Non c’è più nessuno da combattere. Passa.' },
    },
    {
      text: [
        'Lucca, Firenze, Siena: un gruppo di tre, e **la partita è tua** in quell’istante.',
        'Il tavolo mostra quanto manca a ciascuno: piccoli scudi per le regioni, dischi uniti per il gruppo più grande. Quando a qualcuno ne manca una, guarda dove, e tieni lontano il Condottiero.',
      ],
    },
  ],
};
export default lesson;
