import { useDeferredValue, useMemo } from "react";
import { useWatch } from "react-hook-form";
import type { Form } from "../../../../lib/form/use-form.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { useLeads } from "../../api.ts";
import type { LeadValues } from "../lead-values.ts";
import { findDuplicates, findSimilar, type IdentityKind } from "./duplicates.ts";
import { HintBox } from "./hint-box.tsx";

interface HintProps {
  form: Form<LeadValues>;
  leadId: number | undefined;
}

const shownMax = 3;

/** Names up to three leads with the same email or LinkedIn address. Saving stays possible (D54). */
export function DuplicateHint({ form, kind, leadId }: HintProps & { kind: IdentityKind }) {
  const { duplicate } = useTexts("leads");
  const { data: leads } = useLeads();
  const value = useWatch({ control: form.control, name: kind });
  // Deferred, so that the form appears before all leads are searched.
  const searched = useDeferredValue(value, "");
  const duplicates = useMemo(
    () => findDuplicates(kind, searched, leads ?? [], leadId).slice(0, shownMax),
    [kind, searched, leadId, leads],
  );
  return <HintBox text={duplicate[kind]} leads={duplicates} />;
}

/** Names up to three leads with the same name and company in any spelling. Saving stays possible. */
export function SimilarHint({ form, leadId }: HintProps) {
  const { duplicate } = useTexts("leads");
  const { data: leads } = useLeads();
  const [name, company] = useWatch({ control: form.control, name: ["name", "company"] });
  const searchedName = useDeferredValue(name, "");
  const searchedCompany = useDeferredValue(company, "");
  const similar = useMemo(
    () => findSimilar({ name: searchedName, company: searchedCompany }, leads ?? [], leadId).slice(0, shownMax),
    [searchedName, searchedCompany, leadId, leads],
  );
  return <HintBox text={duplicate.similar} leads={similar} />;
}
