import { ChevronLeft, ChevronRight } from "lucide-react";
import { IconButton } from "./icon-button.tsx";

interface PaginationProps {
  /** Current page. The first page is 1. */
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
  texts: { label: string; previous: string; next: string; position: (page: number, count: number) => string };
}

export function Pagination({ page, pageCount, onChange, texts }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={texts.label} className="flex items-center justify-end gap-1">
      <IconButton
        size="sm"
        label={texts.previous}
        icon={<ChevronLeft size={16} />}
        isDisabled={page <= 1}
        onPress={() => onChange(page - 1)}
      />
      <span aria-live="polite" className="min-w-24 px-1 text-center text-ink-muted text-xs tabular-nums">
        {texts.position(page, pageCount)}
      </span>
      <IconButton
        size="sm"
        label={texts.next}
        icon={<ChevronRight size={16} />}
        isDisabled={page >= pageCount}
        onPress={() => onChange(page + 1)}
      />
    </nav>
  );
}
