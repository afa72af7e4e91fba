import { Hammer } from "lucide-react";
import { useTexts } from "../../texts/texts.ts";
import { EmptyState } from "../../ui/empty-state.tsx";

export function PreparationPanel({ section }: { section: string }) {
  const texts = useTexts("preparation");
  return (
    <EmptyState icon={<Hammer size={20} aria-hidden />} title={texts.title} description={texts.description(section)} />
  );
}
