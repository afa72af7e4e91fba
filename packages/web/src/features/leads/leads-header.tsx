import { CircleHelp, Download, Ellipsis, Plus, Upload } from "lucide-react";
import { memo } from "react";
import { downloadFrom } from "../../lib/api/download.ts";
import { toast } from "../../lib/toast.ts";
import { errorText } from "../../texts/error-text.ts";
import { useTexts } from "../../texts/texts.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonKeys } from "../../ui/button-keys.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { LazyMenu } from "../../ui/lazy-menu.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";
import { useLeadActions } from "./lead/lead-actions.tsx";

interface HeaderProps {
  onCreate: () => void;
  onImport: () => void;
}

export const LeadsHeader = memo(function LeadsHeader({ onCreate, onImport }: HeaderProps) {
  const texts = useTexts("leads");
  const { today } = useLeadActions();
  const exportLeads = async () => {
    try {
      await downloadFrom("leads/export", `leads-${today}.csv`);
    } catch (error) {
      toast({ tone: "error", title: texts.exportFailed, description: errorText(error) });
    }
  };
  return (
    <header className="flex flex-wrap items-center gap-2 max-md:-mt-3 max-md:-mb-2">
      <h1 className="font-semibold text-lg md:text-xl">{texts.heading}</h1>
      <Tooltip text={texts.help.text} placement="bottom">
        <IconButton size="sm" label={texts.help.label} icon={<CircleHelp size={16} />} />
      </Tooltip>
      <div className="ml-auto flex flex-wrap items-center justify-end gap-2">
        <LazyMenu
          trigger={<IconButton variant="secondary" label={texts.more} icon={<Ellipsis size={16} />} />}
          actions={[
            { id: "import", label: texts.import, icon: <Upload size={16} />, onAction: onImport },
            {
              id: "export",
              label: texts.export,
              icon: <Download size={16} />,
              onAction: () => void exportLeads(),
            },
          ]}
        />
        <Button variant="primary" icon={<Plus size={16} />} onPress={onCreate}>
          {texts.create}
          <ButtonKeys keys="n" />
        </Button>
      </div>
    </header>
  );
});
