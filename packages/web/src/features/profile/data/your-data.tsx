import { Trash2 } from "lucide-react";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { AccountExport } from "./account-export.tsx";

interface YourDataProps {
  onDelete: () => void;
}

export function YourData({ onDelete }: YourDataProps) {
  const { data: texts } = useTexts("profile");
  return (
    <div className="flex flex-col gap-5">
      <AccountExport />
      <div className="flex flex-col items-start gap-3">
        <p className="text-ink-muted text-sm">{texts.deletion.hint}</p>
        <Button icon={<Trash2 size={16} />} onPress={onDelete}>
          {texts.deletion.open}
        </Button>
      </div>
    </div>
  );
}
