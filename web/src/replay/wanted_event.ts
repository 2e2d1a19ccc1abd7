/** The event of the table from which a replay is wanted: `?at=12`; 0: from the beginning. */
export const wantedEvent = (search: string): number => Number(new URLSearchParams(search).get('at') ?? '');
