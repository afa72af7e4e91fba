import { useQuery } from "@tanstack/react-query";
import { CircleAlert, CircleCheck } from "lucide-react";
import { useState } from "react";
import { apiListQuery } from "../../../lib/api/query-client.ts";
import { numberText } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { type Channel, channelHint, limitOf } from "../channels.ts";
import { LeadPicker } from "./lead-picker.tsx";
import { usePlaceholderValues } from "./lead-values.ts";
import { MarkedText } from "./marked-text.tsx";
import { labelOfPlaceholder } from "./placeholder-label.ts";
import { fillPlaceholders, isKnownPlaceholder, type Placeholder, placeholdersIn } from "./placeholders.ts";

interface FillDialogProps {
  text: string;
  channel: Channel | undefined;
  leadId: number | null;
  /** Called with the filled text and the lead that was chosen, if any. */
  onCopy: (text: string, leadId: number | null) => void;
  onClose: () => void;
}

export function FillDialog({ text, channel, leadId: initialLeadId, onCopy, onClose }: FillDialogProps) {
  const texts = useTexts("templates");
  const common = useTexts("common");
  const { data: leads, error } = useQuery(apiListQuery("leads/list"));
  const [leadId, setLeadId] = useState(initialLeadId);
  const [entered, setEntered] = useState<ReadonlyMap<string, string>>(new Map());
  const [isConfirming, setConfirming] = useState(false);
  const lead = leads?.find(({ id }) => id === leadId);
  const values = new Map([...usePlaceholderValues(lead), ...entered]);
  const filled = fillPlaceholders(text, values);
  const labelOf = (placeholder: Placeholder) => labelOfPlaceholder(placeholder, texts.placeholders.names);
  const missing = placeholdersIn(filled);
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
          {placeholdersIn(text).map((placeholder) => (
            <TextField
              key={placeholder.key}
              label={labelOf(placeholder)}
              value={values.get(placeholder.key) ?? ""}
              description={values.get(placeholder.key)?.trim() ? undefined : <Missing>{texts.fill.missing}</Missing>}
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
          <p role="status" className="text-sm">
            {missing.length > 0 ? (
              <Missing>{texts.fill.allMissing(missing.map(labelOf).join(", "))}</Missing>
            ) : (
              <span className="flex items-start gap-1.5 text-good-text">
                <CircleCheck size={16} aria-hidden className="mt-0.5 shrink-0" />
                {texts.fill.complete}
              </span>
            )}
          </p>
        </div>
      </div>
      <ConfirmDialog
        isOpen={isConfirming}
        recommends="cancel"
        title={texts.fill.askTitle}
        description={texts.fill.ask(missing.map(labelOf).join(", "))}
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

function Missing({ children }: { children: string }) {
  return (
    <span className="flex items-start gap-1 text-warn-text">
      <CircleAlert size={14} aria-hidden className="mt-px shrink-0" />
      {children}
    </span>
  );
}
