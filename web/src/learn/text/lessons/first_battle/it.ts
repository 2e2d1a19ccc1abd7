import type { LessonText } from '../shape';

const lesson: LessonText = {
  title: 'Una prima battaglia',
  about: 'Scegliere una regione, schierare una linea, sapersi fermare.',
  steps: [
    {
      text: [
        'Ti do il benvenuto. L’Italia ha diciassette regioni, tutte in vendita per chi ha soldati.',
        'Hai **tre carte**. Anche Tonio, il mugnaio laggiù, ne ha tre. Chi finisce una battaglia con la **linea più forte** prende la regione.',
      ],
    },
    {
      text: [
        'Il pezzo nero e oro è il **Condottiero**. Ce l’hai tu, dunque dici tu dove si combatte.',
        'Nulla è ancora di nessuno: va bene qualsiasi regione.',
      ],
      task: 'Scegli una regione sulla mappa.',
    },
    {
      text: [
        'Il pezzo l’hai messo tu, perciò cominci tu. A ogni turno si gioca **una carta** nella propria linea, o si passa.',
        'Un soldato vale il numero nel suo angolo.',
      ],
      task: 'Gioca il 4.',
      wrong: {
        'play 2': 'Un 2 è un inizio timido. Apri con il 4 e guarda che cosa fa.',
        'play 6': 'Non mostrare subito il tuo uomo migliore. Basta il 4.',
        pass: 'Chi passa è fuori dalla battaglia. Siamo appena arrivati.',
      },
    },
    {
      text: ['Tonio risponde con un 5 ed è in testa, **5 a 4**.', 'Ti resta il cavaliere.'],
      task: 'Gioca il 6.',
      wrong: {
        'play 2': 'Fa 6 a 5, e lui ha ancora due carte. Cala il 6 e fallo pensare.',
        pass: 'Allora la regione è sua, 5 a 4.',
      },
    },
    {
      text: [
        '**10 a 5**, e Tonio passa. La sua linea resta sul tavolo, ma non può aggiungervi più nulla.',
        'Non c’è più nessuno contro di te. Potresti continuare, ma le carte costano: ciò che non spendi qui combatterà altrove.',
      ],
      task: 'Passa, e prendi la regione.',
      wrong: { 'play 2': 'È già vinta. Tieni il 2 per la prossima battaglia.' },
    },
    {
      text: [
        'La regione è tua e porta il tuo colore. Chi vince prende anche il **Condottiero** e sceglie di nuovo.',
        'Le regioni **che si toccano** fanno vincere prima: guarda le vicine.',
      ],
      task: 'Scegli la regione seguente.',
    },
    {
      text: [
        'Le linee si tolgono, e la battaglia seguente comincia con le carte rimaste. Non ne arrivano altre finché le mani non si svuotano.',
        'Il gioco è tutto qui: **dove combattere, quanto spendere, quando fermarsi**. Le altre carte lo rendono interessante.',
      ],
    },
  ],
};
export default lesson;
