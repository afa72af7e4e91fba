import type { Texts } from "../areas.ts";

export default {
  label: "Répéter",
  never: "Jamais",
  units: {
    day: "Chaque jour",
    week: "Chaque semaine",
    month: "Chaque mois",
    quarter: "Chaque trimestre",
    year: "Chaque année",
  },
  presets: { vat: "Déclaration de TVA", invoice: "Établir une facture", portfolio: "Actualiser le portfolio" },
  interval: {
    day: "Intervalle en jours",
    week: "Intervalle en semaines",
    month: "Intervalle en mois",
    quarter: "Intervalle en trimestres",
    year: "Intervalle en années",
  },
  weekdays: "Jours de la semaine",
  dayOfMonth: "Jour du mois",
  dueDay: "Comme l’échéance",
  day: (day: number) => (day === 1 ? "1er" : String(day)),
  lastDay: "Dernier jour",
  basis: "Prochaine date",
  bases: { due_date: "selon l’échéance", completion: "une fois terminée" },
  endDate: "Se termine le (facultatif)",
  repeats: (rule: string) => `Se répète ${rule}`,
  rule: {
    every: {
      day: (count: number) => (count === 1 ? "chaque jour" : `tous les ${count} jours`),
      week: (count: number) => (count === 1 ? "chaque semaine" : `toutes les ${count} semaines`),
      month: (count: number) => (count === 1 ? "chaque mois" : `tous les ${count} mois`),
      quarter: (count: number) => `tous les ${count * 3} mois`,
      year: (count: number) => (count === 1 ? "chaque année" : `tous les ${count} ans`),
    },
    weekday: (name: string) => `le ${name}`,
    onWeekdays: (names: string) => names,
    onDay: (day: number) => (day === 1 ? "le 1er" : `le ${day}`),
    onLastDay: "le dernier jour",
    fromCompletion: "une fois terminée",
    until: (date: string) => `jusqu’au ${date}`,
  },
  confirm: {
    complete: (title: string) => `« ${title} » disparaîtra de la liste, remplacée par la prochaine date.`,
    delete: (title: string, rule: string) =>
      `« ${title} » se répète (${rule}). « Celle-ci seulement » saute une date, « Toutes les suivantes » met fin à la répétition.`,
    deleteThis: "Celle-ci seulement",
    deleteAll: "Toutes les suivantes",
  },
} satisfies Texts["recurrence"];
