import { CircleHelp, Download, Ellipsis, Plus, Upload } from "lucide-react";
import { memo } from "react";
import { preloadOnIntent } from "../../lib/rendering/lazy-dialog.tsx";
import { useTexts } from "../../texts/texts.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonKeys } from "../../ui/button-keys.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { LazyMenu } from "../../ui/lazy-menu.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";
import { ImportDialog, LeadDialog } from "./lead-dialogs.ts";
import { useLeadExport } from "./use-lead-export.ts";

interface HeaderProps {
  onCreate: () => void;
  onImport: () => void;
}

export const LeadsHeader = memo(function LeadsHeader({ onCreate, onImport }: HeaderProps) {
  const texts = useTexts("leads");
  const exportLeads = useLeadExport();
  return (
    <header className="flex flex-wrap items-center gap-2 max-md:-mt-3 max-md:-mb-2">
      <h1 className="font-semibold text-lg md:text-xl">{texts.heading}</h1>
      <Tooltip text={texts.help.text} placement="bottom">
        <IconButton size="sm" label={texts.help.label} icon={<CircleHelp size={16} />} />
      </Tooltip>
      <div className="ml-auto flex flex-wrap items-center justify-end gap-2">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only fetches code that the menu in it may need */}
        <span onPointerEnter={ImportDialog.preload} onFocus={ImportDialog.preload}>
          <LazyMenu
            trigger={<IconButton variant="secondary" label={texts.more} icon={<Ellipsis size={16} />} />}
            actions={[
              { id: "import", label: texts.import, icon: <Upload size={16} />, onAction: onImport },
              {
                id: "export",
                label: texts.export,
                icon: <Download size={16} />,
                onAction: () => void exportLeads.run(),
              },
            ]}
          />
        </span>
        <Button variant="primary" icon={<Plus size={16} />} {...preloadOnIntent(LeadDialog)} onPress={onCreate}>
          {texts.create}
          <ButtonKeys keys="n" />
        </Button>
      </div>
    </header>
  );
});
