import type { Mark, Section } from '../../virtu/edition_facts';

export interface VirtuEdition {
  title: string;
  lead: string;
  text: string[];
  marks: Record<Mark, { name: string; about: string }>;
  /** "153 of 290 values" */
  count: (some: number, all: number) => string;
  sections: Record<Section, string>;
  item: string;
  /** What a value is about; those that are not here are not shown in words. */
  what: Record<string, string>;
  other: Record<string, string>;
  rules: string;
}
