import type { LessonText } from '../../../text/lessons/shape';

const lesson: LessonText = {
  title: 'Gli agenti',
  about: 'Una figura incappucciata nella sala giusta vale un esercito.',
  steps: [
    {
      text: [
        'Qualcuno è stato nel tuo palazzo: nella sala 2 c’è un **agente di Venezia**. Finché è lì non puoi farvi **alcuna azione**, e nessuna carta può entrare o uscire.',
        'Il tuo segnalino è nell’**Intrigo**, con un Assassino: due maschere. Piero a corte ne ha un’altra.',
      ],
    },
    {
      text: [
        'Una **maschera** colloca un agente, o ne sposta uno. **Due maschere** rimuovono l’agente di un altro, ovunque sia, e lui torna al padrone.',
        'In un luogo sta al massimo un agente.',
      ],
      task: 'Rimuovi l’agente dalla tua sala 2.',
      wrong: {
        'agent *': 'Più tardi. Prima ciò che preme: hai tre maschere, e rimuoverlo ne vuole due.',
        end: 'Allora la Diplomazia ti resta chiusa.',
      },
    },
    {
      text: [
        'La sala 2 è libera, e resta una maschera. Dove? In una **città neutrale** il tuo agente la rende **più debole di 1 per te** e più forte di 1 per gli altri.',
        'Siena è tra Firenze e Pisa.',
      ],
      task: 'Manda un agente a Siena.',
      wrong: {
        'agent *':
          'Un buon posto per un altro giorno: la sala di un altro palazzo resta bloccata, un’alleanza costa meno. Ora Siena.',
        end: 'Resta una maschera, e solo l’Intrigo sa che farsene.',
      },
    },
    {
      text: [
        'La primavera dopo, nella Diplomazia. Siena ha forza 2, **e 1 in meno per il tuo agente**: due corone invece di tre.',
      ],
      task: 'Annetti Siena.',
      wrong: {
        'annex *': 'Tre corone, e Firenze dovrebbe aiutare. Siena ne costa due, grazie al tuo agente.',
        end: 'Il tuo agente non è stato sotto la pioggia per niente.',
        ask: 'Non serve alcun debito.',
      },
    },
    {
      text: ['Si devono due corone. L’**Ambasciatore**, nella sala, ne ha una e non si gira.'],
      task: 'Usa la corona dell’Ambasciatore.',
      wrong: {
        'use L1 crown': 'Prima la sala: non ti costa nulla.',
        'use Firenze crown': 'Le ha entrambe, ma sarebbe usata. Prima la sala: non ti costa nulla.',
      },
    },
    {
      text: [
        'Si deve ancora una corona, e a corte ce l’ha il **Consigliere**. Senza il tuo agente sarebbero due, e Firenze sarebbe usata.',
      ],
      task: 'Usa la corona del Consigliere.',
      wrong: {
        'use Firenze crown': 'Paga, ma la seconda corona è persa, e un gettone torna solo con il Governo.',
        'use indulgence crown': 'Non finché qualcuno a corte può pagare.',
      },
    },
    {
      text: [
        'Siena è tua, e il tuo agente resta lì: nessun altro può metterci il suo.',
        'In una **città altrui** un agente la indebolisce di 1 quando l’assedi; su un’**alleanza** ti risparmia un simbolo, o ti permette di toglierla a chi la tiene.',
      ],
    },
  ],
};
export default lesson;
