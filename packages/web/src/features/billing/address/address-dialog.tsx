import { type BillingAddress, billingAddress, type Subscription } from "@linkedpotential/contract/billing/schema";
import { useForm } from "../../../lib/form/use-form.ts";
import { useMerge } from "../../../lib/form/use-merge.ts";
import { useUser } from "../../../lib/session/session.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { useSetBillingAddress } from "../api.ts";
import { AddressFields } from "./address-fields.tsx";
import { addressValues } from "./address-values.ts";
import { TaxFields } from "./tax-fields.tsx";

const quotedFields = ["name", "company", "street", "postalCode", "city", "vatId"] as const;

interface AddressDialogProps {
  subscription: Subscription;
  onClose: () => void;
}

export function AddressDialog({ subscription, onClose }: AddressDialogProps) {
  const { address: texts } = useTexts("billing");
  const common = useTexts("common");
  const { name } = useUser();
  const initial = addressValues(subscription, name);
  const merge = useMerge<BillingAddress>(initial, quotedFields);
  const save = useSetBillingAddress((address, fresh) => {
    const stored = addressValues(fresh, name);
    const merged = merge(address, stored);
    // A VAT id is valid in its country only, so take both from the form if either was edited in it.
    const { country, vatId } = isSameTax(merged, stored) ? stored : address;
    return { ...merged, country, vatId };
  });
  const form = useForm({
    schema: billingAddress,
    initial,
    onSubmit: async (address) => {
      await save.runAsync(address);
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      description={texts.hint}
      form={form}
      texts={common}
      footer={<FormButtons cancelLabel={common.cancel} submitLabel={texts.save} isPending={form.isPending} />}
    >
      <div className="flex flex-col gap-4">
        <AddressFields form={form} />
        <TaxFields form={form} />
      </div>
    </Dialog>
  );
}

const isSameTax = (one: BillingAddress, other: BillingAddress): boolean =>
  one.country === other.country && one.vatId === other.vatId;
