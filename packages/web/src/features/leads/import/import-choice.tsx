import { Download } from "lucide-react";
import { download } from "../../../lib/api/download.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { FileDrop } from "../../../ui/file-drop.tsx";
import { sampleCsv } from "./sample-csv.ts";

interface ChoiceProps {
  problem: string | undefined;
  onFile: (file: File) => void;
}

export function ImportChoice({ problem, onFile }: ChoiceProps) {
  const importing = useTexts("lead-import");
  // Spreadsheets recognize UTF-8 by the byte order mark.
  const saveSample = () => download(new Blob(["\uFEFF", sampleCsv], { type: "text/csv" }), importing.sampleName);
  return (
    <div className="flex flex-col items-start gap-3">
      <div className="w-full">
        <FileDrop
          label={importing.choose}
          description={importing.hint}
          errorMessage={problem}
          accept={[".csv", "text/csv"]}
          onFile={onFile}
        />
      </div>
      <Button variant="quiet" size="sm" icon={<Download size={16} />} onPress={saveSample} className="-ml-2.5">
        {importing.sample}
      </Button>
    </div>
  );
}
