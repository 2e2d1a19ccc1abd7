/** A line of the table of contents; a chapter has parts. */
export interface RuleEntry {
  id: string;
  title: string;
  parts?: RuleEntry[];
}
