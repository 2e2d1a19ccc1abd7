import type { LessonText } from '../../../text/lessons/shape';

const lesson: LessonText = {
  title: 'La ruota',
  about: 'Cinque sale, un segnalino, e cortigiani che si rialzano.',
  steps: [
    {
      text: [
        'Questo è il tuo palazzo. Cinque **sale** formano un anello, e il tuo segnalino lo percorre **in senso orario**, un po’ ogni primavera.',
        'Dove si ferma fai ciò che dice la sala. Ha dovuto lasciare la sala 1 e sta nella **sala 2, Diplomazia**, dove Giuliano lavora per te.',
      ],
    },
    {
      text: [
        'Una o due sale sono gratis. Guarda il segno dopo la sala 2: chi **la lascia** rende di nuovo disponibili tutti i cortigiani **a destra**.',
        'Il tuo Banchiere e il tuo Ambasciatore, a destra, sono usati.',
      ],
      task: 'Prosegui fino alla sala 3.',
      wrong: { stop: 'La Diplomazia tenta, ma i cortigiani a destra resterebbero usati per un altro anno.' },
    },
    {
      text: [
        'I due cortigiani sono di nuovo **disponibili**. Piero, a sinistra, resta usato: per il suo lato c’è l’altro segno, dopo la sala 4.',
        'Sei nella sala 3, **Governo**. Una terza sala costerebbe 2 fiorini, una volta a primavera, oppure una freccia ciascuna.',
      ],
      task: 'Fermati nella sala 3.',
      wrong: { 'on florins': 'Due fiorini per una sala in più: risparmiali. Ora serve il Governo.' },
    },
    {
      text: [
        'Il Governo rende disponibili i gettoni usati del tuo **dominio**: **due per ogni corona o croce**.',
        'La sala non ha carte, quindi la corona stampata è tua, gratis. Per oggi basta.',
      ],
      task: 'Non pagare altro: scegli «Fatto».',
      wrong: {
        'use R2 crown':
          'La corona dell’Ambasciatore rialzerebbe altri due gettoni, ma ne hai solo tre, e lui vale di più altrove.',
        'use indulgence crown':
          'Un’indulgenza è un debito: chiude una sala e costa prestigio. Non per questo.',
        ask: 'Un’indulgenza è un debito: chiude una sala e costa prestigio. Non ti serve.',
      },
    },
    {
      text: [
        'Ora di’ quali gettoni. Quelli delle città pagano come i cortigiani, e **solo il Governo** li rialza.',
      ],
      task: 'Rendi disponibile Firenze.',
      wrong: {
        'turn Pisa': 'Prima Firenze: due corone sono rare. I gettoni si nominano nell’ordine della lista.',
        'turn Siena': 'Prima Firenze: due corone sono rare. I gettoni si nominano nell’ordine della lista.',
        end: 'Due gettoni sono pagati. Prendili.',
      },
    },
    {
      text: ['Un altro. Pisa ha due navi, Siena due maschere. Stai per metterti in viaggio.'],
      task: 'Rendi disponibile Pisa.',
      wrong: {
        'turn Siena': 'Le maschere servono all’intrigo. Per le prossime lezioni servono navi.',
        end: 'Un altro è pagato. Prendilo.',
      },
    },
    {
      text: [
        'La tua primavera è finita, e Napoli muove il suo segnalino. Tutto il gioco è in questa ruota: **scegli una sala, e sappi che cosa torna lungo la strada**.',
        'Due segni da ricordare: dopo la sala 2 il lato destro, dopo la sala 4 il sinistro.',
      ],
    },
  ],
};
export default lesson;
