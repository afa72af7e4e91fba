import { addDays } from "@linkedpotential/contract/dates";
import { calendarDate } from "@linkedpotential/contract/fields";
import { useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { FormField } from "../../../lib/form/form-field.tsx";
import { useForm } from "../../../lib/form/use-form.ts";
import { useToday } from "../../../lib/use-today.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { DatePicker } from "../../../ui/date-picker.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";

interface Days {
  /** First day, or null when the period has no beginning. */
  from: string | null;
  /** Last day, or null when the period has no end. */
  to: string | null;
  /** Whether the filter selects accounts without such a day. */
  isNever: boolean;
}

interface DialogProps {
  title: string;
  /** Label of the choice of accounts without such a day. Absent when every account has one. */
  neverLabel?: string;
  initial: Days;
  onChange: (days: Days) => void;
  onClose: () => void;
}

const schema = z.object({ from: z.nullable(calendarDate), to: z.nullable(calendarDate), isNever: z.boolean() });
const noDays: Days = { from: null, to: null, isNever: false };
const quickDays = [7, 30, 90];

/** Form for the period of a filter. */
export function DateFilterDialog({ title, neverLabel, initial, onChange, onClose }: DialogProps) {
  const { filters: texts } = useTexts("admin").users;
  const common = useTexts("common");
  const today = useToday();
  const form = useForm({
    schema,
    initial,
    check: ({ from, to, isNever }) => (!isNever && from && to && to < from ? { to: texts.reversed } : {}),
    onSubmit: async ({ isNever, ...days }) => {
      onChange(isNever ? { ...noDays, isNever } : { ...days, isNever });
      onClose();
    },
  });
  const isNever = useWatch({ control: form.control, name: "isNever" });
  return (
    <Dialog
      isOpen
      size="sm"
      onClose={onClose}
      title={title}
      form={form}
      isDirty={false}
      texts={common}
      footer={<FormButtons cancelLabel={common.cancel} submitLabel={texts.apply} isPending={form.isPending} />}
    >
      <div className="flex flex-col gap-5">
        {neverLabel && (
          <FormField form={form} name="isNever">
            {({ value, onChange: set }) => (
              <Checkbox isSelected={value} onChange={set}>
                {neverLabel}
              </Checkbox>
            )}
          </FormField>
        )}
        {!isNever && (
          <>
            <FormField form={form} name="from">
              {(field) => <DatePicker label={texts.from} texts={common.fields} {...field} />}
            </FormField>
            <FormField form={form} name="to">
              {(field) => <DatePicker label={texts.to} texts={common.fields} {...field} />}
            </FormField>
            <div className="flex flex-wrap gap-1.5">
              {quickDays.map((days) => (
                <Button
                  key={days}
                  size="sm"
                  onPress={() => form.setValues({ from: addDays(today, 1 - days), to: today, isNever: false })}
                >
                  {texts.lastDays(days)}
                </Button>
              ))}
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
