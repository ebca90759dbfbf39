/** The functions of tesseract's WebAssembly build that this portal calls. */
export type TesseractModule = {
  FS: { writeFile(path: string, bytes: Uint8Array): void; unlink(path: string): void };
  TessBaseAPI: new () => {
    /** 0 when it can begin. */
    Init(dataPath: null, language: string, engine: number, config: null): number;
    SetVariable(name: string, value: string): boolean;
    /** Takes the file that the build calls its input; 1 when it is no picture. */
    SetImageFile(orientation: number, radians: number): number;
    Recognize(monitor: null): number;
    GetHOCRText(page: number): string;
    Clear(): void;
  };
};

export type TesseractCore = (options: object) => Promise<TesseractModule>;
