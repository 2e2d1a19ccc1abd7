// Whether the server answered the last call. The browser may have a network while the server is away.
let answers = $state.raw(true);
export const serverAnswers = (): boolean => answers;
export function noteAnswer(came: boolean): void {
  answers = came;
}
