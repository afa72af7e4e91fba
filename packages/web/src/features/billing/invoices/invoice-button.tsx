import type { Invoice } from "@linkedpotential/contract/billing/schema";
import { Download } from "lucide-react";
import { useState } from "react";
import { downloadFrom } from "../../../lib/api/download.ts";
import { toast } from "../../../lib/toast.ts";
import { errorText } from "../../../texts/error-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { IconButton } from "../../../ui/icon-button.tsx";

export function InvoiceButton({ invoice: { id, number } }: { invoice: Invoice }) {
  const { invoices: texts } = useTexts("billing");
  const [isLoading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    try {
      await downloadFrom("billing/get-invoice", `${number}.pdf`, { params: { invoiceId: id } });
    } catch (error) {
      toast({ tone: "error", title: texts.downloadFailed, description: errorText(error) });
    }
    setLoading(false);
  };
  return (
    <IconButton
      label={texts.download(number)}
      icon={<Download size={16} />}
      isDisabled={isLoading}
      onPress={() => void download()}
    />
  );
}
