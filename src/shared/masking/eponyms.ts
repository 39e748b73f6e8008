/**
 * Names that stand for a disease, a sign, a score, a procedure or a device, beside those that content/ has: without a title or a relation before them nobody is meant.
 * In lower case; of compounds each part.
 */
export const eponyms: ReadonlySet<string> = new Set(
  `abbreviated adson airvo alvarado apgar apley arbor argyll asherman aschoff auspitz austin babinski bakri ballard balthazar barlow barrett barthel bartter basedow battle beck bernard bethesda billroth binet bishop blackfan bland bland-altman blumberg
  blumer bochdalek bonnet borg bosniak bouchard boyden braden branham braun bristol broca brodie brudzinski brugada burch burkitt cairns capgras carpentier cattell centor chadwick charcot chiari child child-pugh chvostek
  cobb cockcroft colles conn coombs cornelia cotard courvoisier credé cullen curling cushing dandy dane deauville delorme denis denonvilliers dix dix-hallpike dohle doppler dukes durkan durie dworkin eaton
  ehlers eisenmenger epley epworth erb ewart ewing faget fallot fanconi faber felty finkelstein fitz fitzpatrick flexner flint forrest fowler framingham frey friderichsen froment galeazzi garden gault gell geneva ghon giemsa
  glasgow gleason gomez goodsall gorlin gottron gower gowers gradenigo gram gunn guthrie guyon hachinski hallpike hamilton hamman hartmann hashimoto hawkins heberden hegar heimlich henle henoch hess hester hickman hill-sachs hilton hinchey hirschsprung hoehn hoffman hoffmann holter homans hoover howship huhner hutchinson ivor janeway jarisch jobe kallmann kaplan kayser kegel kellgren kendrick kernig killip kirby klatskin klippel kocher koplik korotkoff kussmaul kveim lachman laennec
  lambert lanz larrey lasegue lauge leriche levine lhermitte libman lichtenstein likert linton littre lowenstein ludwig lund mackenzie macmurray mallampati mallory mantoux marjolin maslach mcarthy mcburney mccormack mckeown mcmurray
  mcgill mcroberts meckel mentzer millard mirizzi mobitz mohs moloney moro munchausen murphy nagele neer nelaton nikolsky nissen norton nyha ober ochsner oddi ogilvie ohngren ortolani osler ottawa
  parkland pastia passy pasteur pautrier pavlik pelger perthes peyer pfannenstiel phalen pierre plummer poland prader prehn prinzmetal pringle purkinje queckenstedt quincke ramstedt ranson raynaud reed regan reiter replogle
  richmond richter rigler rinne robertson robin roland romberg roth roux rovsing russell rutherford salter sano sarnat schamroth schatzki schilling schirmer schober seddon segar seldinger sengstaken sgarbossa shenton shy sims simpson sistrunk skene snellen spurling stamey steell steinberg steinmann sternberg stockley stokes swan swan-ganz sydenham tanner tensilon tinel todd toupet treacher trendelenburg trethowan troisier trousseau tzanck
  uhthoff valsalva vaughan virchow volkmann wada waldeyer waller waterlow waterhouse weber weil wells werdnig westermark wharton whipple wickham widal willis yahr yankauer yergason zenker ziehl zollinger`
    .trim()
    .split(/\s+/),
);
