// The worker of pdf.js, from our own origin: it parses the PDF apart from the page.

import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
