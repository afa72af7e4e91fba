import { useTexts } from "../../../../texts/texts.ts";
import type { TableColumn } from "./lead-columns.ts";

export function useColumnLabels(): Record<TableColumn, string> {
  const { columns } = useTexts("leads");
  return {
    name: columns.name,
    company: columns.company,
    position: columns.position,
    salutation: columns.salutation,
    status: columns.status,
    closingProbability: columns.probability,
    temperature: columns.temperature,
    priorityClass: columns.priorityClass,
    source: columns.source,
    tags: columns.tags,
    nextStep: columns.nextStep,
    followUpDate: columns.followUp,
    rhythmWeeks: columns.rhythm,
    dealValue: columns.value,
    lastActivity: columns.lastActivity,
  };
}
