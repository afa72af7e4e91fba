import type { Invoice } from "@linkedpotential/contract/billing/schema";
import { Download } from "lucide-react";
import { downloadFrom } from "../../../lib/api/download.ts";
import { useDownload } from "../../../lib/api/use-download.ts";
import { useTexts } from "../../../texts/texts.ts";
import { IconButton } from "../../../ui/icon-button.tsx";

export function InvoiceButton({ invoice: { id, number } }: { invoice: Invoice }) {
  const { invoices: texts } = useTexts("billing");
  const { isLoading, run } = useDownload(texts.downloadFailed);
  return (
    <IconButton
      label={texts.download(number)}
      icon={<Download size={16} />}
      isDisabled={isLoading}
      onPress={() => run(() => downloadFrom("billing/get-invoice", `${number}.pdf`, { params: { invoiceId: id } }))}
    />
  );
}
