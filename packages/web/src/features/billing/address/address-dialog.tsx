import { type BillingAddress, billingAddress } from "@linkedpotential/contract/billing/schema";
import { useForm } from "../../../lib/form/use-form.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { useSetBillingAddress } from "../api.ts";
import { AddressFields } from "./address-fields.tsx";
import { useAddressValues } from "./address-values.ts";

interface AddressDialogProps {
  stored: BillingAddress | null;
  onClose: () => void;
}

export function AddressDialog({ stored, onClose }: AddressDialogProps) {
  const { address: texts } = useTexts("billing");
  const common = useTexts("common");
  const save = useSetBillingAddress();
  const form = useForm({
    schema: billingAddress,
    initial: useAddressValues(stored),
    send: async (address) => {
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
      <AddressFields field={form.field} />
    </Dialog>
  );
}
