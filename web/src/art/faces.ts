// Which bust stands for which bot: the twelve characters, and the levels for bots without a name.
import { type FigureName, figures } from './figures';
import { type Mark, flat, group } from './marks';

interface Face {
  figure: FigureName;
  tint?: string;
  hat?: string;
  /** Looks to the left. */
  mirrored?: boolean;
}

const faces: Record<string, Face> = {
  nello: { figure: 'arlecchino' },
  orsola: { figure: 'colombina' },
  tonio: { figure: 'pulcinella' },
  gemma: { figure: 'courtesan', tint: '#8a5a1c', mirrored: true },
  brando: { figure: 'capitano' },
  fiammetta: { figure: 'colombina', tint: '#b5402c', mirrored: true },
  ansaldo: { figure: 'dottore', tint: '#3b4a3a' },
  isotta: { figure: 'courtesan', tint: '#2f6b6a' },
  ruggero: { figure: 'capitano', tint: '#7b2a20', hat: '#2d2a28', mirrored: true },
  caterina: { figure: 'heroine', tint: '#8e2a3c' },
  vespasiano: { figure: 'pantalone' },
  bianca: { figure: 'heroine', tint: '#27528f', mirrored: true },
  random: { figure: 'pulcinella', tint: '#b9a57f', mirrored: true },
  novice: { figure: 'arlecchino' },
  captain: { figure: 'capitano' },
  condottiere: { figure: 'dottore' },
};

export function faceOf(bot: string): Mark[] {
  const face = faces[bot] ?? { figure: 'pulcinella' };
  const drawn = figures[face.figure](face.tint, face.hat);
  return face.mirrored ? [group('translate(100 0) scale(-1 1)', drawn)] : flat(drawn);
}
