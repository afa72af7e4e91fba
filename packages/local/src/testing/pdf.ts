import { getDocumentProxy } from "unpdf";

/**
 * Text in a PDF file. `x` and `y` are the left end of its baseline, in points from the lower left corner of the page.
 */
interface PdfText {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  font: string;
}

interface Pdf {
  title: string;
  texts: PdfText[];
}

/**
 * Reads the first page of a PDF file with pdf.js.
 * @internal
 */
export async function readPdf(file: Uint8Array): Promise<Pdf> {
  const document = await getDocumentProxy(new Uint8Array(file));
  const [{ info }, page] = await Promise.all([document.getMetadata(), document.getPage(1)]);
  // Call for its side effect: it loads the fonts, whose names are read below.
  await page.getOperatorList();
  const { items } = await page.getTextContent({ disableNormalization: true });
  const texts = items.flatMap((item) => {
    // pdf.js reports a gap between texts as a blank item.
    if (!("str" in item) || item.str.trim() === "") return [];
    const { str: text, transform, width, fontName } = item;
    const [size = 0, , , , x = 0, y = 0] = transform as number[];
    return [{ text, x, y, width, size, font: page.commonObjs.get(fontName).name as string }];
  });
  await document.loadingTask.destroy();
  return { title: (info as { Title?: string }).Title ?? "", texts };
}
