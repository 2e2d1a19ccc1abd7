// A table on this device: the server's table code, compiled to WebAssembly, with bots that think here and not on the
// page's own thread. The page says what it wants (table_protocol.ts); the log goes back to it to be kept.
import type { Hello, Ok, Refused, Request, Seat, ServerMessage } from '../connection/messages';
import type { TextModule } from './module';
import { loadTable } from './table_modules';
import type { FromTable, ToTable } from './table_protocol';

/** Bots that would answer at once wait a little, so that one can follow them. */
const usualThought = 450;
/** A turn of Virtù is many small decisions: of each it is a part. */
const partOfThought: Record<string, number> = { virtu: 0.3 };
/** What a bot that searches has when nobody wants to wait for it. */
const hastyMillis = 120;
/** Who watches without a seat. */
const spectator = 7;

let module: TextModule;
let viewer: Seat = 0;
/** Seats of the people at this device, each a person of that number. */
let people: string[] = [];
let pace = 1;
let alarm: ReturnType<typeof setTimeout> | undefined;
let thinking = false;
let botMillis = 1000;
let shortestThought = usualThought;

const say = (message: FromTable) => postMessage(message);
const tell = (message: ServerMessage) => say({ type: 'message', message });
const random64 = () => crypto.getRandomValues(new BigUint64Array(1))[0]!;

function keepLines(): void {
  const lines: string[] = [];
  while (module.call('next_line') !== 0) lines.push(module.text());
  if (lines.length > 0) say({ type: 'lines', lines });
}

function hello(): void {
  tell(module.answer<ServerMessage>('hello', viewer));
}

/**
 * With several people here: who of them is to decide. Each sees only what their seat may see, and a secret question (C5.4)
 * shows in nobody else's view: so all of them are looked at.
 */
function sayWhoIsAsked(): void {
  if (people.length < 2) return;
  const asked = people.findIndex((_, seat) => {
    const { game } = module.answer<Hello>('hello', seat);
    return game !== null && game.result === null && game.legal.length > 0;
  });
  say({ type: 'asked', seat: asked < 0 ? null : asked });
}

/** Keeps what the last call made happen, then tells it, and sees to what comes next. */
function published(): void {
  keepLines();
  module.call('update', viewer);
  const text = module.text();
  if (text !== '') tell(JSON.parse(text) as ServerMessage);
  sayWhoIsAsked();
  goOn();
}

function goOn(): void {
  clearTimeout(alarm);
  const due = module.call('next_alarm');
  if (due !== 0) {
    alarm = setTimeout(
      () => {
        if (module.call('on_time', Date.now()) > 0) published();
        else goOn();
      },
      Math.max(0, due - Date.now()),
    );
  }
  if (!thinking && module.call('bot_waits', Date.now(), random64()) === 1) {
    thinking = true;
    think();
  }
}

/**
 * The thought and the move are one call: the wait comes before it, so that nothing changes in between. Only bots of the
 * highest level take the time they are given; the others answer within a millisecond.
 */
function think(): void {
  setTimeout(() => {
    thinking = false;
    if (module.call('bot_waits', Date.now(), random64()) !== 1) return goOn();
    const millis = pace === 0 ? Math.min(botMillis, hastyMillis) : botMillis;
    if (module.call('think', millis, Date.now()) > 0) published();
    else goOn();
  }, pace * shortestThought);
}

function receive(person: number, request: Request & { id?: number }): Ok | Refused {
  module.put(JSON.stringify(request));
  return module.answer<Ok | Refused>('receive', person, Date.now(), random64(), random64());
}

function create(message: Extract<ToTable, { type: 'create' }>): void {
  module.put(JSON.stringify(message.settings));
  if (module.call('create', Date.now()) !== 0) {
    say({ type: 'failed', reason: module.text() });
    return;
  }
  const steps: [number, Request][] = [
    ...people.map((_, person): [number, Request] => [person, { type: 'join', seat: person }]),
    ...(message.colour ? [[0, { type: 'colour', colour: message.colour }] as [number, Request]] : []),
    ...message.bots.map((bot, i): [number, Request] => [0, { type: 'bot', seat: people.length + i, bot }]),
    [0, { type: 'start' }],
  ];
  for (const [person, request] of steps) {
    const answer = receive(person, { ...request, id: 0 });
    if (answer.type === 'refused') {
      say({ type: 'failed', reason: `${answer.error} ${answer.detail}` });
      return;
    }
  }
  keepLines();
  begin();
}

function begin(): void {
  hello();
  sayWhoIsAsked();
  goOn();
}

function load(lines: string[]): void {
  module.call('open_log');
  for (const line of lines) {
    module.put(line);
    if (module.call('load') !== 0) {
      say({ type: 'failed', reason: 'the saved game does not fit' });
      return;
    }
  }
  begin();
}

function setUp(names: string[], millis: number): void {
  const part = partOfThought[game] ?? 1;
  people = names;
  botMillis = Math.ceil(millis * part);
  shortestThought = usualThought * part;
  // Several people: nobody's hand is shown before it is known who sits before the screen.
  viewer = people.length > 1 ? spectator : 0;
  people.forEach((name, person) => {
    module.put(name);
    if (module.has('name_person')) module.call('name_person', person);
  });
}

/** A worker plays one game: that of its first message. */
let game = '';
function gameNamedBy(data: ToTable): string | undefined {
  if (data.type === 'create') return data.settings.game;
  return data.type === 'warm' || data.type === 'load' ? data.game : undefined;
}

let loading: Promise<TextModule> | undefined;
/** What failed is tried again by the next message: the line may have come back. */
async function ready(): Promise<boolean> {
  try {
    module = await (loading ??= loadTable(game));
    return true;
  } catch (error) {
    loading = undefined;
    say({ type: 'failed', reason: String(error) });
    return false;
  }
}

onmessage = async ({ data }: MessageEvent<ToTable>) => {
  game ||= gameNamedBy(data) ?? '';
  if (!(await ready())) return;
  switch (data.type) {
    case 'warm':
      return;
    case 'create':
      setUp(data.people, data.botMillis);
      return create(data);
    case 'load':
      setUp(data.people, data.botMillis);
      return load(data.lines);
    case 'ask': {
      // Everybody at this device may speak for the seat before the screen only.
      const answer = receive(viewer, { ...data.request, id: data.id });
      keepLines();
      tell(answer);
      if (answer.type === 'ok') published();
      return;
    }
    case 'sit':
      viewer = data.seat;
      return hello();
    case 'pace':
      pace = data.pace;
      return;
    case 'advise':
      return say({
        type: 'answer',
        id: data.id,
        value: module.has('advise') ? module.answer('advise', viewer, data.milliseconds, random64()) : null,
      });
    case 'replay':
      return say({ type: 'answer', id: data.id, value: module.answer('replay') });
    case 'record':
      module.call('record');
      return say({ type: 'answer', id: data.id, value: module.text() });
    case 'chances':
      return say({
        type: 'answer',
        id: data.id,
        value: module.has('chances') ? module.answer('chances') : [],
      });
  }
};
