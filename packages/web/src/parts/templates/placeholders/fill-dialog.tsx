import { useQuery } from "@tanstack/react-query";
import { CircleAlert, CircleCheck } from "lucide-react";
import { useState } from "react";
import { apiListQuery } from "../../../lib/api/query-client.ts";
import { numberText } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/class-names.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { AddressChoice } from "../address/address-choice.tsx";
import { type MessageVersions, useFormOfAddress, versionFor } from "../address/form-of-address.ts";
import { type Channel, channelHint, limitOf } from "../channels.ts";
import { LeadPicker } from "./lead-picker.tsx";
import { usePlaceholderValues } from "./lead-values.ts";
import { MarkedText } from "./marked-text.tsx";
import { PlaceholderField } from "./placeholder-field.tsx";
import { usePlaceholderExamples, usePlaceholderLabels } from "./placeholder-label.ts";
import { fillPlaceholders, isKnownPlaceholder, type Placeholder, placeholdersIn } from "./placeholders.ts";

interface FillDialogProps {
  message: MessageVersions;
  channel: Channel | undefined;
  leadId: number | null;
  /** Called with the filled text and the lead that was chosen, if any. */
  onCopy: (text: string, leadId: number | null) => void;
  onClose: () => void;
}

export function FillDialog({ message, channel, leadId: initialLeadId, onCopy, onClose }: FillDialogProps) {
  const texts = useTexts("templates");
  const common = useTexts("common");
  const fieldLabelOf = usePlaceholderLabels(true);
  const labelOf = usePlaceholderLabels();
  const exampleOf = usePlaceholderExamples();
  const { data: leads, error } = useQuery(apiListQuery("leads/list"));
  const [leadId, setLeadId] = useState(initialLeadId);
  const [entered, setEntered] = useState<ReadonlyMap<string, string>>(new Map());
  const [isConfirming, setConfirming] = useState(false);
  const lead = leads?.find(({ id }) => id === leadId);
  const [form, setForm] = useFormOfAddress(lead);
  const text = versionFor(message, form);
  const values = new Map([...usePlaceholderValues(lead, message.informal ? form : undefined), ...entered]);
  const filled = fillPlaceholders(text, values);
  const namesOf = (placeholders: readonly Placeholder[]) => namesText(placeholders.map(labelOf));
  const missing = placeholdersIn(filled);
  // A value equal to its example is probably copied from it, not a fact about the sender.
  const keptExamples = placeholdersIn(text).filter(
    ({ key }) => !isKnownPlaceholder(key) && entered.get(key)?.trim() === exampleOf(key),
  );
  const selectLead = (id: number | null) => {
    setLeadId(id);
    // Values that were entered for one lead must not be used for another.
    setEntered(new Map([...entered].filter(([key]) => !isKnownPlaceholder(key))));
  };
  return (
    <Dialog
      isOpen
      size="lg"
      title={texts.fill.title}
      description={texts.fill.description}
      isDirty={[...entered.values()].some((value) => value.trim() !== "")}
      onClose={onClose}
      texts={common}
      footer={
        <>
          <Button slot="close">{common.cancel}</Button>
          <Button variant="primary" onPress={() => (missing.length > 0 ? setConfirming(true) : onCopy(filled, leadId))}>
            {texts.copy}
          </Button>
        </>
      }
    >
      <div className="grid gap-5 md:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <LeadPicker leads={leads} hasFailed={error !== null} value={leadId} onChange={selectLead} />
          <AddressChoice messages={[message]} value={form} onChange={setForm} />
          {placeholdersIn(text).map((placeholder) => (
            <PlaceholderField
              key={placeholder.key}
              label={fieldLabelOf(placeholder)}
              example={exampleOf(placeholder.key)}
              value={values.get(placeholder.key) ?? ""}
              isEntered={!isKnownPlaceholder(placeholder.key)}
              onChange={(value) => setEntered(new Map(entered).set(placeholder.key, value))}
            />
          ))}
        </div>
        <div className="flex min-w-0 flex-col gap-2">
          <h3 className="font-medium text-sm">{texts.fill.preview}</h3>
          <p className="min-h-32 whitespace-pre-wrap rounded-md bg-sunken p-3 text-sm [overflow-wrap:anywhere]">
            <MarkedText text={text} values={values} />
          </p>
          <p className="flex justify-between gap-3 text-ink-subtle text-xs">
            <span>{channelHint(channel, filled.length, texts)}</span>
            <span className="tabular-nums">
              {numberText(filled.length)}/{numberText(limitOf(channel))}
            </span>
          </p>
          <FillStatus missing={namesOf(missing)} keptExamples={namesOf(keptExamples)} />
        </div>
      </div>
      <ConfirmDialog
        isOpen={isConfirming}
        recommends="cancel"
        title={texts.fill.askTitle}
        description={texts.fill.ask(namesOf(missing))}
        confirmLabel={texts.fill.copyAnyway}
        cancelLabel={texts.fill.back}
        onClose={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          onCopy(filled, leadId);
        }}
      />
    </Dialog>
  );
}

const namesText = (names: readonly string[]): string =>
  names.join(names.some((name) => name.includes(",")) ? " · " : ", ");

/** Reports empty placeholders and those that still have their example as value. Both props list names. */
function FillStatus({ missing, keptExamples }: { missing: string; keptExamples: string }) {
  const { fill } = useTexts("templates");
  const isComplete = missing === "" && keptExamples === "";
  const Icon = isComplete ? CircleCheck : CircleAlert;
  return (
    <p
      role="status"
      className={cx("flex items-start gap-1.5 text-sm", isComplete ? "text-good-text" : "text-warn-text")}
    >
      <Icon size={16} aria-hidden className="mt-0.5 shrink-0" />
      <span>{isComplete ? fill.complete : missing ? fill.allMissing(missing) : fill.checkExamples(keptExamples)}</span>
    </p>
  );
}
