import type { LessonText } from '../shape';

const lesson: LessonText = {
  title: 'La fine di un round',
  about: 'Due carte da tenere, e una mano da buttare.',
  steps: [
    {
      text: [
        'Tonio ha giocato l’ultima carta e ha passato. Sei in testa **6 a 5** e hai ancora quattro carte.',
        'Le carte nuove arrivano solo quando **al massimo un giocatore ne ha ancora**. Sta per succedere.',
      ],
      task: 'Passa, e prendi Spoleto.',
      wrong: { 'play *': 'Sei in testa, e lui non ha più nulla. Tieni le carte.' },
    },
    {
      text: [
        'Come sempre chi tiene il Condottiero sceglie prima la regione, **senza aver visto carte nuove**.',
      ],
      task: 'Scegli la regione seguente.',
    },
    {
      text: [
        'Il round è finito. Solo tu hai ancora carte, e puoi **tenerne fino a due**; le altre si lasciano coperte.',
        'Ciò che tieni conta fra le tue dieci: tieni il meglio.',
      ],
      task: 'Tieni il 10 e l’Eroina.',
      wrong: { 'keep *': 'Si può, ma c’è di meglio: il 10 e l’Eroina sono le due più forti.' },
    },
    {
      text: [
        'Ognuno ha ricevuto carte fino a dieci, e **una in più per regione**. Hai due regioni e **dodici** carte; Tonio una regione e undici.',
        'Così ogni conquista allarga la mano seguente.',
      ],
    },
    {
      text: [
        'Ancora una cosa. Dopo una battaglia, chi **non ha mercenari in mano può scartarla tutta**. Queste quattro non ti vinceranno nulla.',
        'A Tonio resta una carta. Se scarti le tue, il round finisce.',
      ],
      task: 'Scarta la mano.',
      wrong: { hold: 'Si possono tenere, ma carte fresche valgono più di quattro che non combattono.' },
    },
    {
      text: [
        'Il round è finito, Tonio ha tenuto il suo 3, e tu hai una mano fresca di **dodici** carte.',
        'Guarda quante carte hanno gli altri: chi le finisce prima aspetta, e chi ne ha alla fine ne sceglie due.',
      ],
    },
  ],
};
export default lesson;
