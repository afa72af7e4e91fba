import { contractReasonMax } from "@linkedpotential/contract/accounts/limits";
import { type Account, newRefund } from "@linkedpotential/contract/accounts/schema";
import type { Invoice } from "@linkedpotential/contract/billing/schema";
import { FormField } from "../../../../lib/form/form-field.tsx";
import { useForm } from "../../../../lib/form/use-form.ts";
import { useToday } from "../../../../lib/use-today.ts";
import { euroWithCents } from "../../../../texts/numbers.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { AmountField } from "../../../../ui/amount-field.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { FormButtons } from "../../../../ui/form-buttons.tsx";
import { ReasonArea } from "../reason-area.tsx";
import { waysOf } from "../ways-of.ts";
import { useRefund } from "./api.ts";
import { unusedCentsOf } from "./unused-part.ts";

/** Converts euros to cents. NaN for an amount that has parts of a cent. */
function centsOf(euros: number): number {
  const cents = Math.round(euros * 100);
  return Math.abs(cents - euros * 100) < 1e-6 ? cents : Number.NaN;
}

interface RefundDialogProps {
  account: Account;
  invoice: Invoice;
  /** Initial amount and reason. By default everything that is left of the invoice, without a reason. */
  suggestion?: { cents: number; reason: string };
  onClose: () => void;
}

/** Form in which an admin refunds an invoice. */
export function RefundDialog({ account, invoice, suggestion, onClose }: RefundDialogProps) {
  const { refund: texts, mails } = useTexts("admin-account");
  const common = useTexts("common");
  const { id, number, amount, refunded } = invoice;
  const refund = useRefund(account, id);
  const [left, refundedCents] = [centsOf(amount) - centsOf(refunded), centsOf(refunded)];
  const form = useForm({
    schema: newRefund,
    initial: { cents: (suggestion?.cents ?? left) as number | null, refundedCents, reason: suggestion?.reason ?? "" },
    check: ({ cents }) =>
      Number.isInteger(cents) && cents !== null && cents >= 1 && cents <= left
        ? {}
        : { cents: texts.range(euroWithCents(left / 100)) },
    onSubmit: async (body) => {
      await refund.runAsync(body);
      onClose();
    },
  });
  const unusedCents = unusedCentsOf(invoice, useToday());
  const told = waysOf(account).isMailed ? mails.refund(account.name) : mails.none(account.name);
  return (
    <Dialog
      isOpen
      size="sm"
      onClose={onClose}
      title={texts.title(number)}
      description={`${texts.description} ${told}`}
      form={form}
      texts={common}
      footer={<FormButtons cancelLabel={common.cancel} submitLabel={texts.submit} isPending={form.isPending} />}
    >
      <div className="flex flex-col gap-5">
        <FormField form={form} name="cents">
          {({ value, onChange, ...field }) => (
            <div className="flex flex-col items-start gap-2">
              <AmountField
                {...field}
                className="w-full"
                label={texts.amount}
                description={
                  refunded > 0
                    ? texts.rest(euroWithCents(left / 100), euroWithCents(refunded))
                    : texts.whole(euroWithCents(amount))
                }
                value={value === null ? null : value / 100}
                onChange={(euros) => onChange(euros === null ? null : centsOf(euros))}
              />
              {unusedCents > 0 && unusedCents < left && (
                <Button size="sm" onPress={() => form.setValues({ cents: unusedCents })}>
                  {texts.unused(euroWithCents(unusedCents / 100))}
                </Button>
              )}
            </div>
          )}
        </FormField>
        <FormField form={form} name="reason">
          {(field) => <ReasonArea texts={texts} max={contractReasonMax} {...field} />}
        </FormField>
      </div>
    </Dialog>
  );
}
