// A lesson's table of Virtù on the guide: the guide keeps nothing between calls, so the position is kept here.
import type { GuideRefusal, Legal, Preview } from '../../virtu/guide_types';
import type { LegalAction } from '../../virtu/legal_action';
import type { Result, View, VirtuEvent } from '../../virtu/view_types';
import type { VirtuGuide } from '../../worker/guide_virtu';
import type { Engine } from '../lesson_run';

/** What the learner sees. */
export interface VirtuLessonState {
  view: View;
  /** Of the learner; nothing while others decide. */
  legal: string[];
  actions: LegalAction[];
  /** In a payment: what is still owed. */
  owed: Legal['owed'] | null;
  /** What the last action brought about. */
  told: VirtuEvent[];
  result: Result | null;
}

export class VirtuEngine implements Engine {
  private view: View | null = null;
  private told: VirtuEvent[] = [];

  constructor(private readonly guide: Pick<VirtuGuide, 'legal' | 'preview'>) {}

  open(position: unknown, viewer: number): object {
    this.view = { ...(position as View), viewer };
    this.told = [];
    const answer: Legal | GuideRefusal = this.guide.legal({ view: this.view });
    return 'refused' in answer ? answer : {};
  }

  act(seat: number, action: string): object {
    const view = this.view!;
    if (view.turn !== seat) return { refused: `it is not the turn of seat ${seat}` };
    const answer: Preview | GuideRefusal = this.guide.preview({ view, do: [action], seat });
    if ('refused' in answer) return answer;
    if (answer.wrong) return { refused: answer.wrong.why };
    this.view = answer.view;
    this.told = answer.steps.flatMap(({ told }) => told);
    return {};
  }

  see<T>(viewer: number): T {
    const view = this.view!;
    const mine = view.turn === viewer ? this.guide.legal({ view, seat: viewer }) : null;
    const legal = mine && !('refused' in mine) ? mine : null;
    return {
      view,
      legal: legal?.actions.map(({ action }) => action) ?? [],
      actions: legal?.actions ?? [],
      owed: legal?.owed ?? null,
      told: this.told,
      result: view.result ?? null,
    } satisfies VirtuLessonState as T;
  }
}
