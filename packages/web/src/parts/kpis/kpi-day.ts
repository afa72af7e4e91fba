export const countFields = ["leadsKontaktiert", "interesseGezeigt", "terminVereinbart", "projektGewonnen"] as const;
export type CountField = (typeof countFields)[number];

export const dayFields = [...countFields, "zielgruppe", "notizen"] as const;
export type DayField = (typeof dayFields)[number];

/** One working day. The requirements specify the German field names. Counts are stored as the text that was typed. */
export interface KpiDay extends Readonly<Record<DayField, string>> {
  readonly id: string;
  /** Date as `yyyy-MM-dd`, unique among the days of a person. */
  readonly date: string;
  /** Member of a company who entered the day. Absent for days in the browser. */
  readonly memberId?: number;
}

/** Maximum number of characters per field. */
export const fieldMax: Readonly<Record<DayField, number>> = {
  leadsKontaktiert: 12,
  interesseGezeigt: 12,
  terminVereinbart: 12,
  projektGewonnen: 12,
  zielgruppe: 100,
  notizen: 1000,
};

export const emptyDay = (id: string, date: string): KpiDay => ({
  id,
  date,
  leadsKontaktiert: "",
  interesseGezeigt: "",
  terminVereinbart: "",
  projektGewonnen: "",
  zielgruppe: "",
  notizen: "",
});

export const byDate = (a: KpiDay, b: KpiDay): number => a.date.localeCompare(b.date);
