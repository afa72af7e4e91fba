import { keepInTouchPerDayMax, workSettingsChange } from "@linkedpotential/contract/user/work-settings";
import { FormField } from "../../../../lib/form/form-field.tsx";
import { useForm } from "../../../../lib/form/use-form.ts";
import { useWorkSettings } from "../../../../lib/session/work-settings.ts";
import { useToday } from "../../../../lib/use-today.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { DatePicker } from "../../../../ui/date-picker.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { FormButtons } from "../../../../ui/form-buttons.tsx";
import { Select } from "../../../../ui/select.tsx";

const perDayChoices = Array.from({ length: keepInTouchPerDayMax }, (_, index) => String(index + 1));

/** Sets how many contacts are suggested per day, and a pause. */
export function KeepInTouchDialog({ onClose }: { onClose: () => void }) {
  const { keepInTouch: texts } = useTexts("day");
  const common = useTexts("common");
  const today = useToday();
  const [{ keepInTouchPerDay, keepInTouchPausedUntil }, change] = useWorkSettings();
  const form = useForm({
    schema: workSettingsChange,
    initial: { keepInTouchPerDay, keepInTouchPausedUntil },
    onSubmit: (settings) => {
      change(settings);
      onClose();
      return Promise.resolve();
    },
  });
  return (
    <Dialog
      isOpen
      size="sm"
      title={texts.settings}
      onClose={onClose}
      form={form}
      texts={common}
      footer={<FormButtons cancelLabel={common.cancel} submitLabel={common.save} />}
    >
      <div className="flex flex-col gap-4">
        <FormField form={form} name="keepInTouchPerDay">
          {({ value, onChange, ...field }) => (
            <Select
              {...field}
              label={texts.perDay}
              choices={perDayChoices.map((id) => ({ id, label: id }))}
              value={String(value)}
              onChange={(id) => onChange(Number(id))}
            />
          )}
        </FormField>
        <FormField form={form} name="keepInTouchPausedUntil">
          {({ value, ...field }) => (
            <DatePicker
              {...field}
              label={texts.pauseUntil}
              description={texts.pauseHint}
              value={value ?? null}
              minValue={today}
              texts={common.fields}
            />
          )}
        </FormField>
      </div>
    </Dialog>
  );
}
