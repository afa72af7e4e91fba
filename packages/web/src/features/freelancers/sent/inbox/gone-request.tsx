import { MessageSquareOff } from "lucide-react";
import { useTexts } from "../../../../texts/texts.ts";
import { EmptyState } from "../../../../ui/empty-state.tsx";

/**
 * Says why the request that the address names is not shown: `line` above the list, or `column` in place of the request.
 */
export function GoneRequest({ look }: { look: "line" | "column" }) {
  const { sent: texts } = useTexts("freelancers");
  if (look === "line") {
    return (
      <p role="status" className="flex gap-2 border-line border-b bg-warn-soft px-4 py-3 text-sm text-warn-text">
        <MessageSquareOff size={16} aria-hidden className="mt-0.5 shrink-0" />
        {texts.gone}
      </p>
    );
  }
  return (
    <div role="status" className="grid place-items-center">
      <EmptyState icon={<MessageSquareOff size={20} aria-hidden />} title={texts.gone} />
    </div>
  );
}
