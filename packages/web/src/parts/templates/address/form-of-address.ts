import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { useSyncExternalStore } from "react";
import { onAccountChange } from "../../../lib/session/session.ts";
import { createSignal } from "../../../lib/signal.ts";
import { storage } from "../../../lib/storage/storage.ts";
import type { SampleMessage } from "../../../texts/guide-content.ts";

export type FormOfAddress = "formal" | "informal";
/** A message with formal address, and with informal address if that version exists. */
export type MessageVersions = Pick<SampleMessage, "text" | "informal">;
type AddressedLead = Pick<LeadRow, "id" | "salutation">;

/** Choices that differ from the salutation of a lead. They are forgotten when the page closes. */
const chosenByLead = new Map<number, FormOfAddress>();
const changed = createSignal();

/**
 * Exported for tests.
 * @internal
 */
export function forgetChosenForms(): void {
  chosenByLead.clear();
  changed.emit();
}
onAccountChange.listen(forgetChosenForms);

function formOf(lead: AddressedLead | undefined): FormOfAddress {
  if (lead?.salutation) return chosenByLead.get(lead.id) ?? (lead.salutation === "informal" ? "informal" : "formal");
  return storage.get("formOfAddress") === "informal" ? "informal" : "formal";
}

/**
 * Returns how samples address the lead, and a setter. By default, the lead's salutation decides. Without a salutation,
 * the last choice on this device does.
 */
export function useFormOfAddress(lead: AddressedLead | undefined): [FormOfAddress, (form: FormOfAddress) => void] {
  const form = useSyncExternalStore(changed.listen, () => formOf(lead));
  const choose = (chosen: FormOfAddress) => {
    if (lead?.salutation) chosenByLead.set(lead.id, chosen);
    else storage.set("formOfAddress", chosen);
    changed.emit();
  };
  return [form, choose];
}

export const versionFor = ({ text, informal }: MessageVersions, form: FormOfAddress): string =>
  form === "informal" ? (informal ?? text) : text;
