import type { LessonText } from '../../../text/lessons/shape';

const lesson: LessonText = {
  title: 'Un inverno',
  about: 'Pagare, riordinare, comprare, assoldare: tutto in una volta.',
  steps: [
    {
      text: [
        'Dopo gli assedi viene l’inverno. Ognuno fa **tutto in una volta**: paga le truppe, riordina il palazzo, compra, assolda, stringe un’alleanza.',
        'Hai 4 fiorini e tre truppe sulla mappa.',
      ],
    },
    {
      text: [
        '**Due truppe sono gratis.** Tre o quattro costano un fiorino, cinque o sei ne costano due. Chi paga meno ne tiene meno.',
      ],
      task: 'Paga 1 fiorino.',
      wrong: {
        'upkeep 0': 'Allora una delle tre se ne va. Un fiorino costa meno di una nuova truppa altrove.',
      },
    },
    {
      text: [
        'Ora il palazzo. Un cortigiano **disponibile** può entrare in una sala: con un’azione in una vuota, o **sotto la carta** che vi si trova, come sua miglioria. Ogni carta si muove una volta per inverno.',
        'La croce del Vescovo servirebbe a ogni Mecenatismo, gratis, sotto Lorenzo nella sala 1.',
      ],
      task: 'Sposta il Vescovo nella sala 1.',
      wrong: {
        'shift *': 'Là sostituirebbe l’azione stampata con un secondo Mecenatismo. Sotto Lorenzo: sala 1.',
        'drop *': 'Scartare fa solo posto. Tu hai altri progetti.',
        end: 'Prima il Vescovo: vale più nella sala che accanto.',
      },
    },
    {
      text: [
        'Il posto a sinistra è di nuovo libero. Una carta che lascia una sala ne uscirebbe **usata**; lascia stare le altre.',
      ],
      task: 'Scegli «Fatto».',
      wrong: { 'shift *': 'Lorenzo serve dov’è.', 'drop *': 'Non serve: il posto a sinistra è libero.' },
    },
    {
      text: [
        '**Gli acquisti**: ogni specie una volta, tutto pagato insieme, e niente di nuovo paga prima della primavera seguente.',
        'Hai 3 fiorini. Il **Podestà** ha tre corone e porta un agente.',
      ],
      task: 'Compra il Podestà.',
      wrong: {
        'buy *': 'Non male. Ma alla tua corte mancano corone: il Podestà.',
        end: 'I fiorini non danno prestigio. Compra.',
      },
    },
    {
      text: ['I nuovi cortigiani arrivano disponibili, in un posto libero.'],
      task: 'Colloca il Podestà a sinistra.',
      wrong: { 'drop *': 'Un posto è libero, nessuno deve andarsene.' },
    },
    {
      text: [
        'Resta un fiorino. Tanto costa un Consigliere, ma una truppa non costa di più nelle tue **città iniziali**.',
      ],
      task: 'Scegli «Fatto».',
      wrong: { 'buy counsellor': 'Gli servirebbe un posto, e la corte è piena. Meglio una truppa.' },
    },
    {
      text: ['Assoldare: **1 fiorino nelle tue città iniziali**, 3 altrove. Sei truppe al massimo.'],
      task: 'Assolda una truppa a Firenze.',
      wrong: {
        'hire Pisa': 'Firenze confina con più città. Là.',
        end: 'Una truppa per un fiorino: prendila.',
      },
    },
    {
      text: [
        'Per ultima ci sarebbe **un’alleanza**, una all’anno: la Francia per la battaglia, gli Ottomani per le navi, l’Impero per una croce. Costano corone e altro; un tuo agente là risparmia un simbolo.',
        'Puoi preparare il tuo inverno mentre gli altri giocano il loro.',
      ],
    },
  ],
};
export default lesson;
