import { billingAddress, type Subscription } from "@linkedpotential/contract/billing/schema";
import { useForm } from "../../../lib/form/use-form.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { useSetBillingAddress } from "../api.ts";
import { AddressFields } from "./address-fields.tsx";
import { useAddressValues } from "./address-values.ts";
import { TaxFields } from "./tax-fields.tsx";

interface AddressDialogProps {
  subscription: Subscription;
  onClose: () => void;
}

export function AddressDialog({ subscription, onClose }: AddressDialogProps) {
  const { address: texts } = useTexts("billing");
  const common = useTexts("common");
  const save = useSetBillingAddress();
  const form = useForm({
    schema: billingAddress,
    initial: useAddressValues(subscription),
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
