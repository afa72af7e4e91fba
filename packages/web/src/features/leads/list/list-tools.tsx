import { ColumnsButton } from "./columns/columns-button.tsx";
import { ViewsMenu } from "./views/views-menu.tsx";

interface ToolsProps {
  /** Whether the list is shown, which has columns, and not the board. */
  isList: boolean;
  /** Called when a saved view is opened. */
  onShow: () => void;
}

/** Saved views and columns. They are loaded after the list, which does not need them. */
export function ListTools({ isList, onShow }: ToolsProps) {
  return (
    <>
      <ViewsMenu onShow={onShow} />
      {isList && <ColumnsButton />}
    </>
  );
}
